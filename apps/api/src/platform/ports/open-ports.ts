import type { FastifyBaseLogger } from 'fastify'
import { isSecure, type Config } from '../config.ts'
import type { CardAcquirerPort } from './cards/card-acquirer-port.ts'
import { sandboxCards } from './cards/sandbox-cards.ts'
import { tBankCards } from './cards/t-bank.ts'
import type { CryptoPort } from './crypto/crypto-port.ts'
import { tronGrid } from './crypto/tron-grid.ts'
import type { ErrorReportPort } from './error-reports/error-report-port.ts'
import { logReports } from './error-reports/log-reports.ts'
import { scrubReport } from './error-reports/scrub-report.ts'
import { sentryReports } from './error-reports/sentry-reports.ts'
import type { FileStorePort } from './files/file-store-port.ts'
import { s3Files } from './files/s3-files.ts'
import { atolOnline } from './fiscal/atol-online.ts'
import type { FiscalPort } from './fiscal/fiscal-port.ts'
import { sandboxFiscal } from './fiscal/sandbox-fiscal.ts'
import type { FlashCallPort } from './flash-call/flash-call-port.ts'
import { sandboxFlashCall } from './flash-call/sandbox-flash-call.ts'
import { zvonok } from './flash-call/zvonok.ts'
import type { KeepMessage } from './keep-message.ts'
import type { MailPort } from './mail/mail-port.ts'
import { sandboxMail } from './mail/sandbox-mail.ts'
import { smtpMail } from './mail/smtp-mail.ts'
import { ProviderError } from './provider-error.ts'
import { centralBank } from './rates/central-bank.ts'
import type { PushPort } from './push/push-port.ts'
import { webPush } from './push/web-push.ts'
import type { RatesPort } from './rates/rates-port.ts'
import { sampleRates } from './rates/sample-rates.ts'
import { sandboxSms } from './sms/sandbox-sms.ts'
import type { SmsPort } from './sms/sms-port.ts'
import { smsRu } from './sms/sms-ru.ts'
import { moysklad } from './stock/moysklad.ts'
import { sandboxStock } from './stock/sandbox-stock.ts'
import type { StockPort } from './stock/stock-port.ts'
import { httpWebhooks } from './webhooks/http-webhooks.ts'
import type { WebhookPort } from './webhooks/webhook-port.ts'

/** The outside world as the shop sees it. */
export interface Ports {
  readonly mail: MailPort
  readonly sms: SmsPort
  readonly flashCall: FlashCallPort
  readonly cards: CardAcquirerPort
  readonly fiscal: FiscalPort
  readonly rates: RatesPort
  readonly stock: StockPort
  /** Null where the operator takes no USDT. */
  readonly crypto: CryptoPort | null
  readonly errorReports: ErrorReportPort
  /** Null where files stay in the database. */
  readonly files: FileStorePort | null
  /** Browsers name its services themselves: nothing is configured. */
  readonly push: PushPort
  /** People name their servers themselves. */
  readonly webhooks: WebhookPort
}

/** What the sandbox does instead of providers. */
export interface SandboxParts {
  readonly keepMessage: KeepMessage
  readonly chain: CryptoPort
}

type Log = Pick<FastifyBaseLogger, 'warn'>

/**
 * Chooses for each port: the provider that is configured, else the sandbox inbox where it is on; else sending fails
 * with `ProviderError`, and one line of the log says so at startup.
 */
export function openPorts(
  config: Config,
  { keepMessage, chain }: SandboxParts,
  now: () => Date,
  log: Log,
): Ports {
  const keep = config.hasSandbox ? keepMessage : null
  const missing: string[] = []
  const substitute = <P>(what: string, sandbox: (keep: KeepMessage) => P, none: (fail: Fail) => P): P => {
    if (keep !== null) return sandbox(keep)
    missing.push(what)
    return none(failing(what))
  }
  const { mail, sentryDsn: dsn, tronGrid: tron, fileStore } = config
  const ports = {
    mail: mail ? smtpMail(mail) : substitute('mail', sandboxMail, (send) => ({ send, isMissing: true })),
    sms: config.smsRu
      ? smsRu(config.smsRu)
      : substitute('SMS', sandboxSms, (send) => ({ send, isMissing: true })),
    flashCall: config.zvonok
      ? zvonok(config.zvonok)
      : substitute('calls', sandboxFlashCall, (call) => ({ call })),
    cards: config.tBank
      ? tBankCards(config.tBank)
      : substitute<CardAcquirerPort>('cards', sandboxCards, (fail) => ({
          provider: 'none',
          isMissing: true,
          open: fail,
          find: fail,
          refund: fail,
          readCallback: () => null,
        })),
    fiscal: config.atol
      ? atolOnline(config.atol)
      : substitute<FiscalPort>('fiscal receipts', sandboxFiscal, (fail) => ({
          provider: 'none',
          register: fail,
          find: fail,
        })),
    stock: config.moysklad ? moysklad(config.moysklad, { now }) : sandboxStock(),
    rates: config.centralBankUrl === undefined ? sampleRates() : centralBank({ url: config.centralBankUrl }),
    crypto: tron ? tronGrid(tron) : config.hasSandbox ? chain : null,
    files: fileStore ? s3Files(fileStore) : null,
    push: webPush(),
    webhooks: httpWebhooks({ isPrivateAllowed: config.hasPrivateWebhooks }),
    errorReports: scrubbed(dsn === undefined ? logReports(log) : sentryReports({ dsn, now, log })),
  }
  if (config.hasSandbox && isSecure(config)) {
    log.warn(
      'Everybody may read the sandbox inbox, links and codes included: set SANDBOX=off before people join.',
    )
  }
  if (config.hasPrivateWebhooks) {
    log.warn('Webhooks may lead to private addresses: set PRIVATE_WEBHOOKS=off before people join.')
  }
  if (missing.length > 0) log.warn(`No provider is set for ${missing.join(', ')}: sending fails.`)
  return ports
}

type Fail = () => Promise<never>

function failing(what: string): Fail {
  return async () => {
    throw new ProviderError(what, 'no provider is set')
  }
}

function scrubbed(port: ErrorReportPort): ErrorReportPort {
  return {
    report: (error) => port.report(scrubReport(error)),
  }
}
