import type { StaffRole } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { personOf, type MockPerson } from '../fixtures/mock-person.ts'
import { allPeople, vera } from '../fixtures/staff.fixtures.ts'
import { createMockMarket } from './mock-market.ts'
import { mock, mockDelay, networkFailure } from './mock.ts'
import { refuse } from './mock-error.ts'

function member(place: number, name: string, surname: string, staffRole: StaffRole): MockPerson {
  const email = `staff-${place}@flower-market.example`
  return personOf({ _id: `demo-staff-${place}`, email, name, surname, role: 'ADMIN', staffRole })
}

/** Vera's colleagues, one of each staff role. */
export const colleagues: readonly MockPerson[] = [
  member(1, 'Андрей', 'Лаптев', 'warehouse'),
  member(2, 'Нина', 'Гурова', 'accountant'),
  member(3, 'Тимур', 'Ахметов', 'support'),
]

function market(people: readonly MockPerson[] = [...allPeople, ...colleagues]): HttpHandler[] {
  return createMockMarket({ signedInId: vera._id, people }).handlers
}

/** The market as somebody of the staff role sees it. */
function signedInAs(staffRole: StaffRole): HttpHandler[] {
  const people = allPeople.map((person) => (person._id === vera._id ? { ...vera, staffRole } : person))
  return market(people)
}

/** Scenarios of the staff; Vera, an owner, is signed in. */
export const staffScenarios = {
  loaded: (): HttpHandler[] => market(),
  loading: (): HttpHandler[] => [mockDelay('staffList', 'infinite'), ...market()],
  loadFailed: (): HttpHandler[] => [mock('staffList', () => refuse('internal')), ...market()],
  offline: (): HttpHandler[] => [networkFailure('staffList'), ...market()],
  /** Vera is alone. */
  alone: (): HttpHandler[] => market(allPeople),
  saveFailed: (): HttpHandler[] => [mock('staffRoleSet', () => refuse('internal')), ...market()],
  asSupport: (): HttpHandler[] => signedInAs('support'),
  asWarehouse: (): HttpHandler[] => signedInAs('warehouse'),
  asAccountant: (): HttpHandler[] => signedInAs('accountant'),
}
