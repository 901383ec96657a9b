/** The number in international form: `(02) 5550 4120` is `+61255504120`; 13, 1300 and 1800 numbers stay unchanged. */
export function dialled(phone: string): string {
  const digits = phone.replaceAll(/[^\d+]/g, '')
  return digits.startsWith('0') ? `+61${digits.slice(1)}` : digits
}

export const telephoneHref = (phone: string): string => `tel:${dialled(phone)}`
