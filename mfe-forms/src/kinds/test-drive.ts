import { testDrive } from '@forecourt/domain/leads/forms/vehicle-forms'
import type { FormKind } from './form-kind.ts'
import { whileAvailable } from './while-available.ts'

export const testDriveKind: FormKind = {
  name: 'test-drive',
  department: 'sales',
  formFor: (vehicle) => whileAvailable(testDrive, vehicle),
}
