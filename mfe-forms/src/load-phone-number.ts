/** libphonenumber: only for those who type a number. The server checks it again, so without it the number just goes there. */
export const loadPhoneNumber = () =>
  import(/* webpackChunkName: "phone-number" */ '@forecourt/domain/shoppers/phone-number')
