"""Pictures side by side, at the width of a card."""
from PIL import Image

WIDTH, HEIGHT, GAP, COLUMNS = 390, 292, 16, 4  # a card is 4:3: it crops the sides of a 3:2 picture


def write_sheet(paths, target):
    rows = -(-len(paths) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * (WIDTH + GAP) + GAP, rows * (HEIGHT + GAP) + GAP), "white")
    for index, path in enumerate(paths):
        with Image.open(path) as image:
            card = image.convert("RGB").resize((round(HEIGHT * image.width / image.height), HEIGHT), Image.LANCZOS)
        left = (card.width - WIDTH) // 2
        corner = GAP + index % COLUMNS * (WIDTH + GAP), GAP + index // COLUMNS * (HEIGHT + GAP)
        sheet.paste(card.crop((left, 0, left + WIDTH, HEIGHT)), corner)
    sheet.save(target)
    print(f"{len(paths)} pictures")
