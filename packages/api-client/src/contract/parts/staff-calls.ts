import { auditContract } from '../audit.contract.ts'
import { bankStatementContract } from '../bank-statement.contract.ts'
import { cardRefundContract } from '../card-refund.contract.ts'
import { dayClosingContract } from '../day-closing.contract.ts'
import { deskContract } from '../desk.contract.ts'
import { ledgerContract } from '../ledger.contract.ts'
import { mailTextsContract } from '../mail-texts.contract.ts'
import { operatorSettingsContract } from '../operator-settings.contract.ts'
import { passkeysContract } from '../passkeys.contract.ts'
import { reportsContract } from '../reports.contract.ts'
import { secondFactorContract } from '../second-factor.contract.ts'
import { setupContract } from '../setup.contract.ts'
import { staffOrdersContract } from '../staff-orders.contract.ts'
import { staffPeopleContract } from '../staff-people.contract.ts'
import { staffPersonContract } from '../staff-person.contract.ts'
import { staffPlacesContract } from '../staff-places.contract.ts'
import { staffContract } from '../staff.contract.ts'
import { stockImportContract } from '../stock-import.contract.ts'
import { stockSystemContract } from '../stock-system.contract.ts'
import { varietiesContract } from '../varieties.contract.ts'
import { joinContracts } from '../join-contracts.ts'

/** What only staff call. */
export const staffCalls = joinContracts(
  secondFactorContract,
  passkeysContract,
  staffContract,
  staffPersonContract,
  staffPeopleContract,
  staffPlacesContract,
  ledgerContract,
  dayClosingContract,
  reportsContract,
  stockSystemContract,
  varietiesContract,
  stockImportContract,
  staffOrdersContract,
  cardRefundContract,
  bankStatementContract,
  operatorSettingsContract,
  mailTextsContract,
  setupContract,
  auditContract,
  deskContract,
)
