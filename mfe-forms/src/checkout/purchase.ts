export { purchasePage as page } from './checkout-pages.ts'
