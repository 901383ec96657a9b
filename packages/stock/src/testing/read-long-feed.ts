import type { FeedFormat } from '@forecourt/contracts/stock/import-report'
import { readFeed } from '../feeds/read-feed.ts'

// A program: generates a feed of valid vehicles while it is read, and prints how many rows of each kind were read.
const [format, count] = process.argv.slice(2) as [FeedFormat, string]

const comments = 'One owner, full service history with the maker, two keys.'
const photos = (id: string): string[] =>
  Array.from({ length: 3 }, (_, photo) => `https://photos.example/stock/${id}/large-${photo}.jpg`)

const rows = {
  csv: (id: string) =>
    `${id},Kia,Sportage,GT-Line,2021,used,34990,drive_away,30000,SUV,Automatic,Petrol,"${comments}",${photos(id).join('|')}\n`,
  json: (id: string) =>
    JSON.stringify({
      Identifier: id,
      ListingType: 'Used',
      Identification: [{ Type: 'StockNumber', Value: id }],
      Specification: { Make: 'Kia', Model: 'Sportage', ReleaseDate: { Year: 2021 } },
      Colours: [{ Location: 'Exterior', Name: 'Silver' }],
      OdometerReadings: [{ Type: 'Current', Value: 30000 }],
      PriceList: [{ Type: 'DAP', Amount: 34990 }],
      Media: { Photos: photos(id).map((Url, Order) => ({ Url, Order })) },
      Comments: comments,
    }),
} satisfies Record<FeedFormat, (id: string) => string>

const frame = {
  csv: {
    start: 'stocknum,make,model,badge,year,car_type,price,price_type,km,body,trans,fuel,dealercomments,images\n',
    between: '',
    end: '',
  },
  json: { start: '[', between: ',', end: ']' },
} satisfies Record<FeedFormat, object>

async function* feed(): AsyncGenerator<Uint8Array> {
  const { start, between, end } = frame[format]
  yield Buffer.from(start)
  for (let index = 0; index < Number(count); index++)
    yield Buffer.from(`${index ? between : ''}${rows[format](`V${index}`)}`)
  yield Buffer.from(end)
}

const kinds: Record<string, number> = {}
for await (const { kind } of readFeed(feed(), format)) kinds[kind] = (kinds[kind] ?? 0) + 1
process.stdout.write(JSON.stringify(kinds))
