import armchair from 'lucide/dist/esm/icons/armchair.mjs'
import arrowDown from 'lucide/dist/esm/icons/arrow-down.mjs'
import arrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs'
import arrowUp from 'lucide/dist/esm/icons/arrow-up.mjs'
import bedDouble from 'lucide/dist/esm/icons/bed-double.mjs'
import calculator from 'lucide/dist/esm/icons/calculator.mjs'
import calendarDays from 'lucide/dist/esm/icons/calendar-days.mjs'
import car from 'lucide/dist/esm/icons/car.mjs'
import check from 'lucide/dist/esm/icons/check.mjs'
import chevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import chevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs'
import chevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import circleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import circleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import cloudOff from 'lucide/dist/esm/icons/cloud-off.mjs'
import cloudSun from 'lucide/dist/esm/icons/cloud-sun.mjs'
import cog from 'lucide/dist/esm/icons/cog.mjs'
import columns3 from 'lucide/dist/esm/icons/columns-3.mjs'
import download from 'lucide/dist/esm/icons/download.mjs'
import fileText from 'lucide/dist/esm/icons/file-text.mjs'
import fuel from 'lucide/dist/esm/icons/fuel.mjs'
import gauge from 'lucide/dist/esm/icons/gauge.mjs'
import heart from 'lucide/dist/esm/icons/heart.mjs'
import heartOff from 'lucide/dist/esm/icons/heart-off.mjs'
import images from 'lucide/dist/esm/icons/images.mjs'
import lock from 'lucide/dist/esm/icons/lock.mjs'
import mail from 'lucide/dist/esm/icons/mail.mjs'
import mapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import maximize2 from 'lucide/dist/esm/icons/maximize-2.mjs'
import menu from 'lucide/dist/esm/icons/menu.mjs'
import messageCircle from 'lucide/dist/esm/icons/message-circle.mjs'
import messageSquareText from 'lucide/dist/esm/icons/message-square-text.mjs'
import minus from 'lucide/dist/esm/icons/minus.mjs'
import navigation from 'lucide/dist/esm/icons/navigation.mjs'
import phone from 'lucide/dist/esm/icons/phone.mjs'
import plus from 'lucide/dist/esm/icons/plus.mjs'
import printer from 'lucide/dist/esm/icons/printer.mjs'
import repeat2 from 'lucide/dist/esm/icons/repeat-2.mjs'
import ruler from 'lucide/dist/esm/icons/ruler.mjs'
import search from 'lucide/dist/esm/icons/search.mjs'
import share2 from 'lucide/dist/esm/icons/share-2.mjs'
import shieldCheck from 'lucide/dist/esm/icons/shield-check.mjs'
import slidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs'
import sun from 'lucide/dist/esm/icons/sun.mjs'
import trendingDown from 'lucide/dist/esm/icons/trending-down.mjs'
import umbrella from 'lucide/dist/esm/icons/umbrella.mjs'
import weight from 'lucide/dist/esm/icons/weight.mjs'
import x from 'lucide/dist/esm/icons/x.mjs'
import { createIcon } from './create-icon.tsx'

/** The icons that pages use; the set is lucide's. They are 20 px beside words and hidden from screen readers. */
export type { Icon as LucideIcon } from './create-icon.tsx'

export const Armchair = /* @__PURE__ */ createIcon(armchair)
export const ArrowLeft = /* @__PURE__ */ createIcon(arrowLeft)
export const BedDouble = /* @__PURE__ */ createIcon(bedDouble)
export const Car = /* @__PURE__ */ createIcon(car)
export const Check = /* @__PURE__ */ createIcon(check)
export const ChevronDown = /* @__PURE__ */ createIcon(chevronDown)
export const ChevronLeft = /* @__PURE__ */ createIcon(chevronLeft)
export const ChevronRight = /* @__PURE__ */ createIcon(chevronRight)
export const CircleAlert = /* @__PURE__ */ createIcon(circleAlert)
export const CircleCheck = /* @__PURE__ */ createIcon(circleCheck)
export const CloudOff = /* @__PURE__ */ createIcon(cloudOff)
export const CloudSun = /* @__PURE__ */ createIcon(cloudSun)
export const Cog = /* @__PURE__ */ createIcon(cog)
export const Columns3 = /* @__PURE__ */ createIcon(columns3)
export const FileText = /* @__PURE__ */ createIcon(fileText)
export const Fuel = /* @__PURE__ */ createIcon(fuel)
export const Gauge = /* @__PURE__ */ createIcon(gauge)
export const Images = /* @__PURE__ */ createIcon(images)
export const Mail = /* @__PURE__ */ createIcon(mail)
export const MapPin = /* @__PURE__ */ createIcon(mapPin)
export const Maximize2 = /* @__PURE__ */ createIcon(maximize2)
export const Menu = /* @__PURE__ */ createIcon(menu)
export const MessageCircle = /* @__PURE__ */ createIcon(messageCircle)
export const MessageSquareText = /* @__PURE__ */ createIcon(messageSquareText)
export const Phone = /* @__PURE__ */ createIcon(phone)
export const Plus = /* @__PURE__ */ createIcon(plus)
export const Printer = /* @__PURE__ */ createIcon(printer)
export const Ruler = /* @__PURE__ */ createIcon(ruler)
export const Search = /* @__PURE__ */ createIcon(search)
export const Share2 = /* @__PURE__ */ createIcon(share2)
export const ShieldCheck = /* @__PURE__ */ createIcon(shieldCheck)
export const SlidersHorizontal = /* @__PURE__ */ createIcon(slidersHorizontal)
export const Sun = /* @__PURE__ */ createIcon(sun)
export const TrendingDown = /* @__PURE__ */ createIcon(trendingDown)
export const Umbrella = /* @__PURE__ */ createIcon(umbrella)
export const Weight = /* @__PURE__ */ createIcon(weight)
export const X = /* @__PURE__ */ createIcon(x)
export const Calculator = /* @__PURE__ */ createIcon(calculator)
export const CalendarDays = /* @__PURE__ */ createIcon(calendarDays)
export const Download = /* @__PURE__ */ createIcon(download)
export const Lock = /* @__PURE__ */ createIcon(lock)
export const Repeat2 = /* @__PURE__ */ createIcon(repeat2)
export const Navigation = /* @__PURE__ */ createIcon(navigation)
export const ArrowDown = /* @__PURE__ */ createIcon(arrowDown)
export const ArrowUp = /* @__PURE__ */ createIcon(arrowUp)
export const Heart = /* @__PURE__ */ createIcon(heart)
export const HeartOff = /* @__PURE__ */ createIcon(heartOff)
export const Minus = /* @__PURE__ */ createIcon(minus)
