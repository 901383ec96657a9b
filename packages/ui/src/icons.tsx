import armchair from 'lucide/dist/esm/icons/armchair.mjs'
import arrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs'
import bedDouble from 'lucide/dist/esm/icons/bed-double.mjs'
import car from 'lucide/dist/esm/icons/car.mjs'
import check from 'lucide/dist/esm/icons/check.mjs'
import chevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import chevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs'
import chevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import cloudOff from 'lucide/dist/esm/icons/cloud-off.mjs'
import cog from 'lucide/dist/esm/icons/cog.mjs'
import fileText from 'lucide/dist/esm/icons/file-text.mjs'
import fuel from 'lucide/dist/esm/icons/fuel.mjs'
import gauge from 'lucide/dist/esm/icons/gauge.mjs'
import images from 'lucide/dist/esm/icons/images.mjs'
import mail from 'lucide/dist/esm/icons/mail.mjs'
import mapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import mapPinOff from 'lucide/dist/esm/icons/map-pin-off.mjs'
import maximize2 from 'lucide/dist/esm/icons/maximize-2.mjs'
import menu from 'lucide/dist/esm/icons/menu.mjs'
import messageCircle from 'lucide/dist/esm/icons/message-circle.mjs'
import phone from 'lucide/dist/esm/icons/phone.mjs'
import printer from 'lucide/dist/esm/icons/printer.mjs'
import ruler from 'lucide/dist/esm/icons/ruler.mjs'
import search from 'lucide/dist/esm/icons/search.mjs'
import searchX from 'lucide/dist/esm/icons/search-x.mjs'
import share2 from 'lucide/dist/esm/icons/share-2.mjs'
import shieldCheck from 'lucide/dist/esm/icons/shield-check.mjs'
import slidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs'
import trendingDown from 'lucide/dist/esm/icons/trending-down.mjs'
import weight from 'lucide/dist/esm/icons/weight.mjs'
import x from 'lucide/dist/esm/icons/x.mjs'
import { drawn } from './icon.tsx'

/** The icons that pages use; the set is lucide's. They are 20 px beside words and hidden from screen readers. */
export type { Icon as LucideIcon } from './icon.tsx'

export const Armchair = /* @__PURE__ */ drawn(armchair)
export const ArrowLeft = /* @__PURE__ */ drawn(arrowLeft)
export const BedDouble = /* @__PURE__ */ drawn(bedDouble)
export const Car = /* @__PURE__ */ drawn(car)
export const Check = /* @__PURE__ */ drawn(check)
export const ChevronDown = /* @__PURE__ */ drawn(chevronDown)
export const ChevronLeft = /* @__PURE__ */ drawn(chevronLeft)
export const ChevronRight = /* @__PURE__ */ drawn(chevronRight)
export const CloudOff = /* @__PURE__ */ drawn(cloudOff)
export const Cog = /* @__PURE__ */ drawn(cog)
export const FileText = /* @__PURE__ */ drawn(fileText)
export const Fuel = /* @__PURE__ */ drawn(fuel)
export const Gauge = /* @__PURE__ */ drawn(gauge)
export const Images = /* @__PURE__ */ drawn(images)
export const Mail = /* @__PURE__ */ drawn(mail)
export const MapPin = /* @__PURE__ */ drawn(mapPin)
export const MapPinOff = /* @__PURE__ */ drawn(mapPinOff)
export const Maximize2 = /* @__PURE__ */ drawn(maximize2)
export const Menu = /* @__PURE__ */ drawn(menu)
export const MessageCircle = /* @__PURE__ */ drawn(messageCircle)
export const Phone = /* @__PURE__ */ drawn(phone)
export const Printer = /* @__PURE__ */ drawn(printer)
export const Ruler = /* @__PURE__ */ drawn(ruler)
export const Search = /* @__PURE__ */ drawn(search)
export const SearchX = /* @__PURE__ */ drawn(searchX)
export const Share2 = /* @__PURE__ */ drawn(share2)
export const ShieldCheck = /* @__PURE__ */ drawn(shieldCheck)
export const SlidersHorizontal = /* @__PURE__ */ drawn(slidersHorizontal)
export const TrendingDown = /* @__PURE__ */ drawn(trendingDown)
export const Weight = /* @__PURE__ */ drawn(weight)
export const X = /* @__PURE__ */ drawn(x)
