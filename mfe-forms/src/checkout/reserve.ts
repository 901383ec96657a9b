export { reservePage as page } from './checkout-pages.ts'
