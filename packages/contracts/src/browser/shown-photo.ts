/** A vehicle's slug, and the place of the photo that its card showed, from 0. */
export type ShownPhoto = [slug: string, index: number]

const isShownPhoto = (value: unknown): value is ShownPhoto =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isInteger(value[1]) && value[1] >= 0

/** By hand, without zod: a vehicle's page reads it before its first paint, and loads no schemas for that. */
export const shownPhotoSchema = {
  safeParse: (value: unknown) =>
    isShownPhoto(value) ? { success: true as const, data: value } : { success: false as const },
}
