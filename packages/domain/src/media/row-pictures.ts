/** Whether a row of tiles shows pictures: where one of them has none, all are drawn, since photos and drawings beside each other look broken. */
export const hasRowPictures = (pictures: readonly (string | undefined)[]): boolean =>
  pictures.length > 0 && pictures.every((picture) => picture !== undefined)
