import { expect, test } from 'vitest'
import { checkVerificationRequestSchema, sendVerificationRequestSchema } from './verification.ts'

const phone_number = '0491 570 156'

test('[WL-11] a verification is of type sms or verify, sms where nothing is said, and no other', () => {
  const typeOf = (given: object) => [
    sendVerificationRequestSchema.safeParse({ phone_number, ...given }).data?.verification_type,
    checkVerificationRequestSchema.safeParse({ phone_number, code: '407912', ...given }).data?.verification_type,
  ]
  expect(typeOf({})).toEqual(['sms', 'sms'])
  for (const verification_type of ['sms', 'verify'])
    expect(typeOf({ verification_type })).toEqual([verification_type, verification_type])
  for (const verification_type of ['call', 'SMS', '', null, 7, ['sms']])
    expect(typeOf({ verification_type }), String(verification_type)).toEqual([undefined, undefined])
})
