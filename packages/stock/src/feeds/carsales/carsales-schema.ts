import * as z from 'zod/mini'

/** Feeds write null, or omit a name, for unknown values. */
const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema))
const text = maybe(z.string())
const listOf = <T extends z.ZodMiniType>(schema: T) => maybe(z.array(schema))

const number = z.union([z.number(), z.string()], 'a number')
const month = maybe(z.object({ Month: maybe(number), Year: maybe(number) }))
const scalar = maybe(z.union([z.string(), z.number(), z.boolean()], 'a text, a number, true or false'))

const namedValue = z.object({ Name: z.string(), Value: scalar })

/**
 * One vehicle of the carsales DTO: the fields that we read; others are allowed. Checks only the types; the mapper
 * checks the values.
 */
export const carsalesSchema = z.object({
  Identifier: text,
  Type: text,
  ListingType: text,
  SaleStatus: text,
  Description: text,
  Registration: maybe(z.object({ State: text, Number: text, ExpiresUtc: text })),
  Identification: listOf(z.object({ Type: z.string(), Value: scalar })),
  Colours: listOf(z.object({ Location: text, Generic: text, Name: text })),
  OdometerReadings: listOf(z.object({ Type: text, Value: maybe(number), UnitOfMeasure: text })),
  Seller: maybe(z.object({ Name: text, Addresses: listOf(z.object({ Suburb: text, State: text })) })),
  Specification: maybe(
    z.object({
      Make: text,
      Model: text,
      Series: text,
      ReleaseDate: maybe(z.object({ Year: maybe(number) })),
      Attributes: listOf(z.object({ Name: z.string(), Value: scalar, Units: text })),
      Features: listOf(z.object({ Name: text, DisplayName: text, Group: text })),
    }),
  ),
  Media: maybe(
    z.object({
      Photos: listOf(z.object({ Url: text, ThumbUrl: text, Order: maybe(number), Angle: text })),
      Videos: listOf(z.object({ Url: text })),
    }),
  ),
  ComplianceDate: month,
  BuildDate: month,
  Tags: listOf(namedValue),
  PriceList: listOf(z.object({ Type: text, Currency: text, Amount: maybe(number), PreviousAmount: maybe(number) })),
  ExtendedProperties: listOf(namedValue),
  CreatedUtc: text,
  LastModifiedUtc: text,
})

export type CarsalesVehicle = z.infer<typeof carsalesSchema>
