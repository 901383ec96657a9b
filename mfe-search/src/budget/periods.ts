export const periods = [
  { value: 'week', label: 'Weekly' },
  { value: 'month', label: 'Monthly' },
] as const
