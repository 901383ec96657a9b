import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { randomFrom } from '../random.ts'
import { testVehicle } from '../test-vehicle.ts'

/**
 * Typical Australian stock: make, model, body, drives, fuels, badges, seats. Separated by a bar, several values by a
 * comma.
 */
const models = `
Toyota|RAV4|SUV|AWD,2WD|Petrol,Hybrid|GX,GXL,Cruiser,Edge|5
Toyota|Corolla|Hatch|2WD|Petrol,Hybrid|Ascent Sport,SX,ZR|5
Toyota|Corolla Cross|SUV|AWD,2WD|Hybrid|GX,GXL,Atmos|5
Toyota|Camry|Sedan|2WD|Hybrid,Petrol|Ascent,SL|5
Toyota|HiLux|Ute|4WD,2WD|Diesel|SR,SR5,Workmate,Rogue,Rugged X|5
Toyota|Land Cruiser|SUV|4WD|Diesel|GXL,VX,Sahara|7
Toyota|Land Cruiser Prado|SUV|4WD|Diesel|GX,GXL,VX,Kakadu|7
Toyota|Kluger|SUV|AWD,2WD|Petrol,Hybrid|GX,GXL,Grande|7
Toyota|Yaris|Hatch|2WD|Petrol,Hybrid|Ascent,SX|5
Toyota|HiAce|Van|2WD|Diesel|LWB,SLWB|3
Toyota|Tarago|People Mover|2WD|Petrol|GLi,Ultima|8
Mazda|2|Hatch|2WD|Petrol|Neo,Maxx,Genki|5
Mazda|3|Hatch,Sedan|2WD|Petrol|Neo Sport,Maxx Sport,SP25,Touring|5
Mazda|6|Sedan,Wagon|2WD|Petrol|Sport,Touring,Atenza|5
Mazda|CX-3|SUV|2WD|Petrol|Maxx,sTouring|5
Mazda|CX-30|SUV|2WD,AWD|Petrol|Evolve,Astina|5
Mazda|CX-5|SUV|AWD,2WD|Petrol,Diesel|Maxx Sport,GT,Akera|5
Mazda|CX-9|SUV|AWD,2WD|Petrol|Sport,GT,Azami|7
Mazda|BT-50|Ute|4WD,2WD|Diesel|XT,XTR,GT|5
Mazda|MX-5|Convertible|2WD|Petrol|Roadster GT|2
Ford|Ranger|Ute|4WD,2WD|Diesel|XL,XLS,XLT,Wildtrak,Raptor|5
Ford|Everest|SUV|4WD|Diesel|Ambiente,Trend,Titanium|7
Ford|Focus|Hatch|2WD|Petrol|Trend,ST,Titanium|5
Ford|Fiesta|Hatch|2WD|Petrol|Ambiente,ST|5
Ford|Falcon|Sedan|2WD|Petrol|XR6,XR8|5
Ford|Mustang|Coupe,Convertible|2WD|Petrol|GT,EcoBoost|4
Ford|Transit|Van|2WD|Diesel|LWB|3
Hyundai|i20|Hatch|2WD|Petrol|Active|5
Hyundai|i30|Hatch|2WD|Petrol|Active,Elite,N Line,N|5
Hyundai|Tucson|SUV|AWD,2WD|Petrol,Diesel,Hybrid|Active,Elite,Highlander|5
Hyundai|Santa Fe|SUV|AWD|Diesel,Petrol|Active,Elite,Highlander|7
Hyundai|Kona|SUV|2WD|Petrol,Electric|Go,Active,Elite|5
Hyundai|Ioniq 5|SUV|AWD,2WD|Electric|Dynamiq,Techniq|5
Hyundai|iLoad|Van|2WD|Diesel||3
Kia|Cerato|Hatch,Sedan|2WD|Petrol|S,Sport,GT|5
Kia|Picanto|Hatch|2WD|Petrol|S,GT-Line|5
Kia|Rio|Hatch|2WD|Petrol|S,Sport|5
Kia|Sportage|SUV|AWD,2WD|Petrol,Diesel|S,SX,GT-Line|5
Kia|Sorento|SUV|AWD|Diesel,Petrol|S,Sport,GT-Line|7
Kia|Carnival|People Mover|2WD|Diesel,Petrol|S,SLi,Platinum|8
Kia|Stinger|Sedan|2WD|Petrol|GT|5
Kia|EV6|SUV|AWD,2WD|Electric|Air,GT-Line|5
Mitsubishi|Triton|Ute|4WD,2WD|Diesel|GLX,GLX+,GLS|5
Mitsubishi|Outlander|SUV|AWD,2WD|Petrol,Hybrid|ES,LS,Exceed|7
Mitsubishi|ASX|SUV|2WD|Petrol|ES,LS|5
Mitsubishi|Pajero Sport|SUV|4WD|Diesel|GLX,Exceed|7
Mitsubishi|Lancer|Sedan|2WD|Petrol|ES|5
Nissan|Navara|Ute|4WD,2WD|Diesel|SL,ST,ST-X,PRO-4X|5
Nissan|X-TRAIL|SUV|AWD,2WD|Petrol|ST,ST-L,Ti|5
Nissan|Qashqai|SUV|2WD|Petrol|ST,Ti|5
Nissan|Patrol|SUV|4WD|Petrol,Diesel|Ti,Ti-L|8
Nissan|Leaf|Hatch|2WD|Electric|e+|5
Volkswagen|Golf|Hatch|2WD|Petrol|110TSI,GTI,R|5
Volkswagen|Polo|Hatch|2WD|Petrol|Trendline,GTI|5
Volkswagen|Tiguan|SUV|AWD,2WD|Petrol|110TSI,162TSI|5
Volkswagen|Amarok|Ute|4WD|Diesel|Core,Highline,V6|5
Volkswagen|Passat|Wagon,Sedan|2WD|Petrol|132TSI|5
Volkswagen|Transporter|Van|2WD|Diesel|TDI340|3
Subaru|Forester|SUV|AWD|Petrol,Hybrid|2.5i,2.5i-L,2.5i-S|5
Subaru|Outback|Wagon|AWD|Petrol|2.5i,3.6R|5
Subaru|Impreza|Hatch|AWD|Petrol|2.0i|5
Subaru|XV|SUV|AWD|Petrol,Hybrid|2.0i,2.0i-S|5
Subaru|WRX|Sedan|AWD|Petrol|STI|5
Honda|Civic|Hatch,Sedan|2WD|Petrol|VTi,RS,Type R|5
Honda|CR-V|SUV|AWD,2WD|Petrol|VTi,VTi-L|5
Honda|Jazz|Hatch|2WD|Petrol|VTi|5
Honda|HR-V|SUV|2WD|Petrol|VTi-S|5
Isuzu|D-MAX|Ute|4WD,2WD|Diesel|SX,LS-U,X-Terrain|5
Isuzu|MU-X|SUV|4WD,2WD|Diesel|LS-M,LS-T|7
Suzuki|Swift|Hatch|2WD|Petrol|GL,Sport|5
Suzuki|Jimny|SUV|4WD|Petrol|Lite|4
Suzuki|Vitara|SUV|2WD|Petrol|Turbo|5
Mercedes-Benz|C-Class|Sedan,Coupe|2WD|Petrol|C200,C300|5
Mercedes-Benz|A-Class|Hatch|2WD|Petrol|A180,A250|5
Mercedes-Benz|GLC|SUV|AWD|Petrol,Diesel|GLC300|5
Mercedes-Benz|Sprinter|Van|2WD|Diesel|314CDI|3
BMW|3 Series|Sedan|2WD|Petrol|320i,330i,330e|5
BMW|X3|SUV|AWD|Petrol,Diesel|xDrive20d,xDrive30i|5
BMW|X5|SUV|AWD|Diesel|xDrive30d|5
BMW|1 Series|Hatch|2WD|Petrol|118i|5
Audi|A3|Hatch,Sedan|2WD|Petrol|35 TFSI|5
Audi|A4|Sedan,Wagon|2WD,AWD|Petrol|40 TFSI|5
Audi|Q5|SUV|AWD|Diesel,Petrol|40 TDI,45 TFSI|5
Holden|Commodore|Sedan,Wagon|2WD|Petrol|SS,SV6,Evoke|5
Holden|Colorado|Ute|4WD,2WD|Diesel|LS,LTZ,Z71|5
Holden|Captiva|SUV|AWD,2WD|Petrol,Diesel|LS,LTZ|7
Jeep|Grand Cherokee|SUV|4WD|Diesel,Petrol|Laredo,Limited|5
Jeep|Wrangler|SUV|4WD|Petrol|Sport,Rubicon|5
Land Rover|Discovery|SUV|4WD|Diesel|SE,HSE|7
Land Rover|Defender|SUV|4WD|Diesel|110,90|5
Land Rover|Range Rover Sport|SUV|4WD|Diesel|HSE|5
Land Rover|Range Rover Evoque|SUV|AWD|Petrol|R-Dynamic|5
Lexus|RX|SUV|AWD|Hybrid,Petrol|RX350,RX450h|5
Lexus|NX|SUV|AWD,2WD|Hybrid|NX350h|5
MG|3|Hatch|2WD|Petrol|Core,Excite|5
MG|ZS|SUV|2WD|Petrol,Electric|Excite,Essence|5
MG|HS|SUV|2WD|Petrol,Hybrid|Vibe,Essence|5
GWM|Haval H6|SUV|AWD,2WD|Petrol,Hybrid|Lux,Ultra|5
GWM|Cannon|Ute|4WD|Diesel|L,X|5
LDV|T60|Ute|4WD|Diesel|Pro,Luxe|5
LDV|G10|Van,People Mover|2WD|Diesel||7
Skoda|Octavia|Wagon,Sedan|2WD|Petrol|RS,Style|5
Skoda|Kodiaq|SUV|AWD|Petrol|132TSI|7
Skoda|Fabia|Hatch|2WD|Petrol|Monte Carlo|5
Volvo|XC60|SUV|AWD|Petrol,Hybrid|T8,B5|5
Volvo|XC40|SUV|AWD|Petrol,Electric|Recharge,B4|5
Peugeot|308|Hatch,Wagon|2WD|Petrol|GT|5
Peugeot|Expert|Van|2WD|Diesel||3
Renault|Koleos|SUV|AWD,2WD|Petrol|Zen,Intens|5
Renault|Trafic|Van|2WD|Diesel|LWB|3
Tesla|Model 3|Sedan|2WD,AWD|Electric|Long Range,Performance|5
Tesla|Model Y|SUV|2WD,AWD|Electric|Long Range|5
BYD|Atto 3|SUV|2WD|Electric|Extended Range|5
BYD|Dolphin|Hatch|2WD|Electric|Essential|5
Porsche|Cayenne|SUV|AWD|Petrol,Diesel|S|5
Porsche|911|Coupe,Convertible|2WD,AWD|Petrol|Carrera|4
Mini|Cooper|Hatch,Convertible|2WD|Petrol,Electric|S,SE|4
Alfa Romeo|Giulia|Sedan|2WD|Petrol|Veloce|5
Citroën|C4|Hatch|2WD|Petrol|Shine|5
RAM|1500|Ute|4WD|Petrol,Diesel|Laramie|5
Subaru|Forester|SUV|AWD|Hybrid|Hybrid L,Hybrid S|5
`.trim()

const colours = ['White', 'White', 'Silver', 'Grey', 'Black', 'Blue', 'Red', 'Green', 'Orange']

/** Twelve vehicles of each model, deterministic. */
export function judgedStock(): Vehicle[] {
  const random = randomFrom(20)
  return models.split('\n').flatMap((line, index) =>
    Array.from({ length: 12 }, (_, copy) => {
      const [make = '', model = '', ...lists] = line.split('|')
      const [body, drive, fuel, badge, seats] = lists.map((list) => random.pick(list.split(',')))
      const id = String(index * 12 + copy)
      const year = 2010 + random.below(16)
      return testVehicle({
        id,
        make,
        model,
        badge: badge || undefined,
        year,
        name: [year, make, model, badge].filter(Boolean).join(' '),
        simple_body: body,
        simple_drive: drive,
        simple_fuel: fuel,
        simple_transmission: fuel === 'Electric' || random.chance(0.75) ? 'Automatic' : 'Manual',
        seats: Number(seats),
        colour: random.pick(colours),
        car_type: year < 2025 ? 'used' : random.pick(['new', 'demo', 'used']),
        price: 6_000 + random.below(80) * 1000,
        km: (2026 - year) * (8_000 + random.below(14_000)),
        stocknum: `Y-${20_000 + Number(id)}`,
        custom_rank: 800 + random.below(400),
      })
    }),
  )
}
