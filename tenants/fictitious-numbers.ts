/** The mobile numbers that Australia's regulator keeps for drama. */
export const fictitiousMobiles: readonly string[] =
  '0006 0156 0157 0158 0159 0110 0313 0737 1266 1491 1804 2549 2665 2983 3770 3087 4118 4632 5254 5789 6398 6801 7426 7644 8957 8148 8888 9212 9760 9455'
    .split(' ')
    .map((digits) => `0491 57${digits.slice(0, 1)} ${digits.slice(1)}`)
const others = [/^\(0[2378]\) (5550|7010) \d{4}$/, /^1800 160 401$/, /^1[38]00 975 7(0[7-9]|1[01])$/]

/** Whether a number rings nobody: demonstration dealers have no others. */
export function isFictitiousNumber(number: string): boolean {
  return fictitiousMobiles.includes(number) || others.some((range) => range.test(number))
}

/** A number as a link dials it, such as +61255504120 or 1800160401, as people write it. */
export function nationalNumber(dialled: string): string {
  const digits = dialled.replace(/^\+61/, '0')
  return digits.startsWith('1')
    ? digits.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3')
    : digits.replace(/^(0[2378])(\d{4})(\d{4})$/, '($1) $2 $3').replace(/^(04\d\d)(\d{3})(\d{3})$/, '$1 $2 $3')
}
