import type { Fitted } from './equipment.ts'

/** Of which models, of those which badges, and from which model year; every badge and year without it. */
export type Which = readonly [models: RegExp, badges?: RegExp, from?: number]

/** Whether it is one of those. */
export const isOf = ({ model, badge, year }: Fitted, [models, badges, from = 0]: Which): boolean =>
  models.test(`${model.make.make} ${model.model} ${model.series ?? ''}`) &&
  (badges?.test(badge) ?? true) &&
  year >= from

/** What few offer, so that its price says little: the models and badges that had it. What is not named here goes by price. */
export const onlyOn: Readonly<Record<string, readonly Which[]>> = {
  'Head-up display': [
    [/^Mazda (?:3|CX-3|CX-30|CX-5|CX-8|CX-9|CX-60) /],
    [/^(?:BMW|Genesis|Lexus) /],
    [/^(?:Audi A4|Audi Q[57]|Mercedes-Benz (?:C-Class|GLC)|Land Rover|Porsche Cayenne|Volvo XC60|MINI)/],
    [
      /^Toyota (?:Corolla|Camry|Kluger|Yaris Cross|LandCruiser FJA|LandCruiser Prado GDJ250)/,
      /ZR|SL|Grande|Urban|Sahara|VX/,
    ],
    [/^Hyundai (?:Kona|Santa Fe|Palisade|Ioniq)/, /Highlander|Calligraphy|Epiq|Techniq/],
    [/^Kia (?:Seltos|Sorento|EV6|EV9|Niro)/, /GT-Line/],
    [/^Volkswagen (?:Golf 8|ID|Tiguan)/, /R-Line|GTI|^R$|GTX|Elegance|Highline/],
    [
      /^(?:Ford (?:Escape|Focus)|Nissan (?:X-Trail|Qashqai J12)|Mitsubishi (?:Outlander ZM|Eclipse))/,
      /Vignale|ST-Line|Ti|Exceed|GSR/,
    ],
    [/^(?:GWM Haval H6|BYD Seal)/, /Ultra|Premium|Performance/],
  ],
  'Ventilated front seats': [
    [/^(?:Hyundai|Kia) /, /Highlander|Calligraphy|Epiq|Techniq|GT-Line|N Premium/],
    [/^(?:Genesis|Lexus|Land Rover|Porsche Cayenne) /],
    [/^Mazda CX-[5689]/, /Akera|Asaki|Azami/],
    [/^Toyota (?:Kluger|RAV4|LandCruiser FJA|LandCruiser Prado)/, /Grande|Edge|Sahara|VX|Kakadu/],
    [/^(?:GWM (?:Haval H6|Tank)|BYD Seal|LDV Mifa)/, /Ultra|Premium|Performance|^$/],
    [/^(?:BMW X5|Audi Q7|Volvo XC60)/],
  ],
  '360-degree camera': [
    [/^Toyota (?:RAV4 XA50|Kluger GSU70R|Corolla Cross|C-HR)/, /Cruiser|Edge|Grande|Atmos|Koba/],
    [/^Toyota Yaris Cross/, /Urban/, 2022],
    [/^Toyota HiLux/, /Rogue/, 2022],
    [/^Toyota LandCruiser (?:FJA|VDJ|Prado)/, /VX|Sahara|Kakadu|GR Sport/],
    [/^Mazda (?:3 BP|CX-(?:3|30|5|8|9) )/, /G25 Astina|Akari|Akera|Asaki|Azami/],
    [/^Mazda CX-60/, /GT|Azami/],
    [/^Hyundai (?:Kona SX2|Tucson NX4|Santa Fe|Palisade|Staria|Ioniq)/, /Premium|Highlander|Calligraphy|Epiq|Techniq/],
    [/^Kia (?:Sportage NQ5|Sorento|Carnival|EV6|EV9)/, /GT-Line/],
    [/^Kia (?:EV5|EV9|Tasman)/, /Earth|GT-Line|Air$|X-Pro/],
    [/^Isuzu MU-X RJ/, /LS-T|X-Terrain/, 2025],
    [/^Ford (?:Ranger P703|Everest UB)/, /Wildtrak|Raptor|Platinum/],
    [/^Mitsubishi (?:Outlander ZM|Eclipse Cross|Pajero Sport|Triton MV)/, /Exceed|GSR/],
    [/^Nissan (?:Juke|Qashqai|X-Trail|Patrol)/, /Ti|ST-L/],
    [/^Nissan Navara/, /PRO-4X/],
    [/^Subaru Crosstrek/, /Hybrid S/],
    [/^Volkswagen (?:Tiguan|ID|Amarok NF)/, /162TSI R-Line|Elegance|GTX|Style|Aventura/],
    [/^MG (?:MG3 ZP22|ZS|HS|MG4)/, /Hybrid\+ Essence|ZST Essence|EV Essence|Essence 64/],
    [/^GWM (?:Haval|Tank|Cannon)/, /Ultra|^X$|XSR/],
    [/^GWM (?:Haval H6|Tank 300)/, /Lux/],
    [
      /^(?:BYD|Genesis|Porsche (?:Macan|Cayenne)|Land Rover (?:Defender|Range Rover)|Audi Q7|BMW X5|Lexus RX|LDV Mifa) ?/,
    ],
    [/^BMW (?:[34] Series|X3|i4)/, /30i|M340i|eDrive40/],
    [/^Mercedes-Benz (?:C-Class W20[56]|GLC)/, /C200|C300|GLC300/, 2018],
    [/^Audi (?:A4|Q5)/, /45 TFSI|RS 4/],
    [/^Lexus (?:UX|NX|ES)/, /F Sport|Sports Luxury/],
    [/^Volvo (?:XC40|XC60|EX30)/, /Recharge|Plus B5|Ultimate|Ultra/],
    [/^Land Rover Discovery Sport/, /R-Dynamic/],
    [/^(?:Jeep Grand Cherokee WL|Skoda Kodiaq|Peugeot 3008|Cupra Formentor)/, /L Limited|RS|GT|VZx/],
    [/^(?:Chery|LDV T60)/, /EX|Ultimate|Luxe/],
  ],
  'Power front seats with memory': [
    [/^Toyota (?:RAV4 XA50|Kluger GSU70R|LandCruiser)/, /Cruiser|Edge|Grande|Sahara|Kakadu|GR Sport|VX/],
    [/^Mazda (?:3 BP|CX-)/, /G25 Astina|GT SP|Akera|Asaki|Azami|D50e GT/],
    [/^Hyundai (?:Santa Fe|Palisade|Ioniq)/, /Highlander|Calligraphy|Epiq|Techniq/],
    [/^Kia (?:Sportage NQ5|Sorento|Carnival|Niro|EV)/, /GT-Line/],
    [/^Kia EV9/],
    [/^Ford (?:Everest|Escape)/, /Platinum|Vignale/],
    [/^Mitsubishi Outlander ZM/, /GSR/],
    [/^Subaru (?:Forester S5|Outback B7A)/, /2\.5i-S|Hybrid S|Touring/],
    [/^Nissan (?:Qashqai J12|X-Trail T33|Patrol)/, /^Ti e-POWER$|Ti-L/],
    [/^Volkswagen (?:Tiguan|ID)/, /162TSI R-Line|Elegance|GTX/],
    [/^Honda CR-V/, /VTi-LX|e:HEV RS/],
    [/^GWM Tank 300/, /Ultra/],
    [/^BYD Seal /, /Premium|Performance/],
    [/^(?:BMW (?:[34] Series|Z4|X[135]|i4)|Mercedes-Benz (?:C-Class|GLC|EQA)|Audi (?:A4|Q5|Q7))/],
    [/^(?:Lexus (?:NX|RX|ES)|Volvo|Land Rover|Porsche|Tesla|Polestar|Genesis)/],
    [/^(?:Jeep Grand Cherokee|Skoda Kodiaq|Peugeot 3008|Ram|Cupra Formentor)/, /Limited|RS|GT|Laramie|VZx/],
  ],
  'Rear differential lock': [
    [/^Toyota HiLux/],
    [/^Toyota LandCruiser FJA/, /GR Sport/],
    [/^Toyota LandCruiser Prado/, /Kakadu|VX/],
    [/^Isuzu (?:D-MAX RG|MU-X RJ)|^Mazda BT-50/],
    [/^Ford (?:Ranger|Everest)|^Kia Tasman|^GWM (?:Tank|Cannon)|^LDV T60/],
    [/^Mitsubishi (?:Pajero Sport|Triton)/, /GLX\+|GLS|GSR|Exceed/],
    [/^Nissan (?:Navara|Patrol)/, /^(?:ST|PRO-4X|Ti|Ti-L)$/],
    [/^Volkswagen Amarok/],
    [/^Jeep Wrangler/, /Rubicon/],
  ],
}
