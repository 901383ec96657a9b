import { expect, test } from 'vitest'
import { collect, sourceOf } from '../testing/byte-source.ts'
import { readCarsales } from './carsales/read-carsales.ts'
import { readCsv } from './csv/read-csv.ts'

const fields = {
  private_suburb: 'Mosman',
  private_postcode: '2088',
  carsales_title: '2021 Toyota RAV4 Cruiser Auto AWD',
  external_video_url: 'https://video.example/h1',
  spin_code: 'AB-12',
  geartype: 'Sports Automatic',
  bodyconfiguration: 'Dual Cab',
}

test('fields for VD-21: the CSV names a private sale’s place, another title, a video, a spin and the variant', async () => {
  const names = ['stocknum', 'make', 'model', 'car_type', ...Object.keys(fields)].join(',')
  const values = ['H1', 'Toyota', 'RAV4', 'Used', ...Object.values(fields)].join(',')
  const [row] = await collect(readCsv(sourceOf(`${names}\n${values}`)))
  expect(row).toMatchObject({ kind: 'vehicle', vehicle: fields })
})

test('fields for VD-21: so does the carsales DTO', async () => {
  const dto = {
    Identifier: 'H1',
    Type: 'Car',
    ListingType: 'Used',
    Identification: [{ Type: 'StockNumber', Value: 'H1' }],
    Specification: {
      Make: 'Toyota',
      Model: 'RAV4',
      Attributes: [
        { Name: 'GearType', Value: fields.geartype },
        { Name: 'BodyConfiguration', Value: fields.bodyconfiguration },
      ],
    },
    ExtendedProperties: [
      { Name: 'PrivateSuburb', Value: fields.private_suburb },
      { Name: 'PrivatePostcode', Value: fields.private_postcode },
      { Name: 'CarsalesTitle', Value: fields.carsales_title },
      { Name: 'ExternalVideoUrl', Value: fields.external_video_url },
      { Name: 'SpinCode', Value: fields.spin_code },
    ],
  }
  const [row] = await collect(readCarsales(sourceOf(JSON.stringify(dto))))
  expect(row).toMatchObject({ kind: 'vehicle', vehicle: fields })
})
