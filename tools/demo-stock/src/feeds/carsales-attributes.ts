import { warrantyOf } from '../facts/warranty.ts'
import type { DemoVehicle } from '../vehicle/demo-vehicle.ts'

type Row = readonly [name: string, read: (vehicle: DemoVehicle) => string | number | undefined, units?: string]

/** What is not built yet has no term that is known. */
const termOf = ({ model, built }: DemoVehicle) => (built === undefined ? undefined : warrantyOf(model.make, built))

/** Attributes of the DTO, as feeds name them. */
const rows: readonly Row[] = [
  ['Badge', ({ badge }) => badge],
  ['BodyStyle', ({ model }) => model.body],
  ['SeatCapacity', ({ model }) => model.seats],
  ['DoorNumber', ({ model }) => model.doors],
  ['EngineSize', ({ engine }) => engine?.litres && Math.round(engine.litres * 1000), 'cc'],
  ['Cylinders', ({ engine }) => engine?.cylinders],
  ['Induction', ({ engine }) => engine?.induction],
  ['Power', ({ engine }) => engine?.power, 'kW'],
  ['FuelType', ({ engine }) => engine?.fuel],
  ['FuelCombined', ({ engine }) => engine?.uses, 'L/100km'],
  ['FuelCapacity', ({ model, engine }) => (engine?.fuel === 'Electric' ? undefined : model.tank), 'L'],
  ['ElectricRange', ({ engine }) => engine?.range, 'km'],
  ['BatteryCapacity', ({ engine }) => engine?.battery, 'kWh'],
  ['GearType', ({ engine }) => engine?.gearbox],
  ['GearNumber', ({ engine }) => engine?.gears],
  ['Drive', ({ engine }) => engine?.drive],
  ['TowingBrakes', ({ model }) => model.towing, 'kg'],
  ['TowingNoBrakes', ({ model }) => model.towing && Math.min(750, model.towing), 'kg'],
  ['ANCAPRating', ({ model }) => (model.item === 'car' && (model.ancap ?? 5)) || undefined],
  ['TareMass', ({ model, tare }) => (model.caravan ? undefined : tare), 'kg'],
  ['GrossVehicleMass', ({ model }) => model.gvm, 'kg'],
  ['VehicleLength', ({ model }) => model.size[0], 'mm'],
  ['VehicleWidth', ({ model }) => model.size[1], 'mm'],
  ['VehicleHeight', ({ model }) => model.size[2], 'mm'],
  ['WarrantyYears', (vehicle) => termOf(vehicle)?.years, 'years'],
  ['WarrantyKm', (vehicle) => termOf(vehicle)?.km, 'km'],
  ['BodyLength', ({ model }) => model.caravan && model.size[0], 'mm'],
  ['BodyWidth', ({ model }) => model.caravan && model.size[1], 'mm'],
  ['TareWeight', ({ model, tare }) => model.caravan && tare, 'kg'],
  ['AxleType', ({ model }) => (model.item === 'caravan' ? model.caravan?.axle : undefined)],
  ['Sleeps', ({ model }) => model.caravan?.sleeps],
  ['AggregateTrailerMass', ({ model }) => model.caravan?.atm || undefined, 'kg'],
]

export function attributes(vehicle: DemoVehicle) {
  return rows.flatMap(([Name, read, Units]) => {
    const Value = read(vehicle)
    return Value === undefined ? [] : [{ Name, Value, ...(Units && { Units }) }]
  })
}
