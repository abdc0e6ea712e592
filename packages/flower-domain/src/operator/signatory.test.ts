import { expect, test } from 'vitest'
import { demoSignatory, signatoryName } from './signatory.ts'

test('documents write the surname and the initials, of which there may be one', () => {
  expect(signatoryName(demoSignatory)).toBe('Примерова\u00A0А.\u00A0С.')
  expect(signatoryName({ ...demoSignatory, surname: 'Ким', name: 'Олег', patronymic: '' })).toBe(
    'Ким\u00A0О.',
  )
})
