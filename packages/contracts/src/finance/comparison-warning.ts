/** National Credit Code, section 163, and regulation 99: goes word for word with every comparison rate. */
export const comparisonWarning =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.'
