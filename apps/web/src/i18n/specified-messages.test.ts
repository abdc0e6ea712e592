import { describe, expect, test } from 'vitest'

/** A sentence of the specification, in its words and in ours, and each message that says it with the file that shows it. */
interface SpecifiedMessage {
  readonly section: 5 | 8
  readonly en: string
  readonly ru: string
  readonly shownBy: readonly (readonly [id: string, file: string])[]
}

/** The messages of the specification's sections 5 and 8 that exist so far. Paths begin at `web/` (apps/web/src) or `runtime/`. */
const specifiedMessages: readonly SpecifiedMessage[] = [
  {
    section: 5,
    en: 'Fill in all required fields!',
    ru: 'Заполните все обязательные поля!',
    shownBy: [
      ['forms.fillRequired', 'web/screens/signup/signup-form.ts'],
      ['forms.fillRequired', 'runtime/signin/password-signin.ts'],
      ['forms.fillRequired', 'web/screens/verification/verification-form.ts'],
    ],
  },
  {
    section: 5,
    en: 'Fill in the required fields.',
    ru: 'Заполните обязательные поля.',
    shownBy: [
      ['profile.fillRequired', 'web/screens/profile/profile-form.ts'],
      ['errors.validation-failed', 'runtime/notifications/api-error-notice.ts'],
    ],
  },
  {
    section: 5,
    en: 'Enter code.',
    ru: 'Введите код.',
    shownBy: [['forms.enterCode', 'runtime/forms/code-problem.ts']],
  },
  {
    section: 5,
    en: 'Invalid code!',
    ru: 'Неверный код!',
    shownBy: [
      ['forms.invalidCode', 'runtime/forms/code-problem.ts'],
      ['errors.invalid-code', 'runtime/notifications/api-error-notice.ts'],
    ],
  },
  {
    section: 5,
    en: 'Check the entered phone number.',
    ru: 'Проверьте введённый номер телефона.',
    shownBy: [
      ['forms.checkPhone', 'web/flows/phone-verification/NumberStep.tsx'],
      ['forms.checkPhone', 'web/screens/signin/parts/PhoneForm.tsx'],
      ['forms.checkPhone', 'web/screens/profile/profile-form.ts'],
    ],
  },
  {
    section: 5,
    en: 'Enter the amount.',
    ru: 'Введите сумму.',
    shownBy: [['money.enterAmount', 'web/screens/operation/parts/ExchangePanel.tsx']],
  },
  {
    section: 5,
    en: 'Images only!',
    ru: 'Только изображения!',
    shownBy: [
      ['profile.imagesOnly', 'web/flows/avatar/picture-problem.ts'],
      ['transactions.imagesOnly', 'web/screens/replenishment/use-proof.ts'],
      ['errors.images-only', 'runtime/notifications/api-error-notice.ts'],
    ],
  },
  {
    section: 8,
    en: 'Time to pay is up! Create a new payment or contact support!',
    ru: 'Время на оплату вышло! Создайте новый платёж или обратитесь в поддержку!',
    shownBy: [['crypto.expired', 'web/screens/replenishment/crypto/CryptoStanding.tsx']],
  },
  {
    section: 5,
    en: 'Upload the QR code!',
    ru: 'Загрузите QR-код!',
    shownBy: [['transactions.uploadQr', 'web/screens/replenishment/use-proof.ts']],
  },
  {
    section: 5,
    en: 'Enter the amount.',
    ru: 'Введите сумму.',
    shownBy: [['transactions.enterAmount', 'web/screens/replenishment/amount-problem.ts']],
  },
  {
    section: 8,
    en: 'QR code not recognized',
    ru: 'QR-код не распознан',
    shownBy: [
      ['transactions.notRecognized', 'web/screens/replenishment/use-proof.ts'],
      ['errors.qr-not-recognized', 'runtime/notifications/api-error-notice.ts'],
    ],
  },
  {
    section: 8,
    en: 'Time to pay is up! Create a new payment or contact support!',
    ru: 'Время на оплату вышло! Создайте новый платёж или обратитесь в поддержку!',
    shownBy: [['crypto.expired', 'web/screens/replenishment/crypto/CryptoStanding.tsx']],
  },
  {
    section: 5,
    en: 'The quantity of the desired product has not been selected',
    ru: 'Количество нужного товара не выбрано',
    shownBy: [
      ['order.emptyText', 'web/flows/checkout/parts/CheckoutView.tsx'],
      ['requests.problem.quantity-not-selected', 'web/screens/order-myself/OrderMyselfScreen.tsx'],
    ],
  },
  {
    section: 5,
    en: 'Delete positions that have a zero balance',
    ru: 'Удалите позиции с нулевым остатком',
    shownBy: [
      ['requests.problem.zero-positions', 'web/screens/order-myself/OrderMyselfScreen.tsx'],
      ['errors.zero-positions', 'runtime/notifications/api-error-notice.ts'],
    ],
  },
  {
    section: 5,
    en: 'The selected quantity exceeds availability',
    ru: 'Выбранное количество превышает наличие',
    shownBy: [
      ['catalog.overStockShort', 'web/screens/catalog/price-grid/CellEditorPopup.tsx'],
      ['cart.snappedToStock', 'web/screens/cart/parts/use-line-quantity.ts'],
      ['cart.mismatch.less-stock', 'web/components/line-mismatches/use-mismatch-text.ts'],
      ['order.failedStock', 'web/flows/checkout/parts/FailureBanner.tsx'],
      ['errors.quantity-exceeds-availability', 'runtime/notifications/api-error-notice.ts'],
    ],
  },
  {
    section: 5,
    en: 'Cannot save empty order',
    ru: 'Невозможно сохранить пустой заказ',
    shownBy: [
      ['order.emptyTitle', 'web/flows/checkout/parts/CheckoutView.tsx'],
      ['errors.empty-order', 'runtime/notifications/api-error-notice.ts'],
    ],
  },
  {
    section: 5,
    en: 'There are not enough funds in your account!',
    ru: 'Недостаточно средств на балансе!',
    shownBy: [
      ['order.notEnough', 'web/screens/order/parts/PaymentChoice.tsx'],
      ['order.failedFunds', 'web/flows/checkout/parts/FailureBanner.tsx'],
      ['history.notEnough', 'web/flows/order-payment/payment-problem.ts'],
      ['money.notEnough', 'web/components/quote/Agreement.tsx'],
      ['errors.not-enough-funds', 'runtime/notifications/api-error-notice.ts'],
    ],
  },
  {
    section: 8,
    en: 'Something went wrong',
    ru: 'Что-то пошло не так',
    shownBy: [
      ['runtime.loadFailed', 'runtime/resource-view/LoadFailure.tsx'],
      ['transactions.moreFailed', 'web/components/transaction-list/TransactionList.tsx'],
      ['history.moreFailed', 'web/screens/history/HistoryScreen.tsx'],
      ['users.moreFailed', 'web/screens/users/parts/UsersList.tsx'],
      ['money.moreFailed', 'web/screens/operations-history/parts/OperationsView.tsx'],
      ['money.ratesFailed', 'web/screens/operation/parts/RatesTable.tsx'],
    ],
  },
  {
    section: 8,
    en: 'Page not found: {fullPath}',
    ru: 'Не найдена страница: {fullPath}',
    shownBy: [['runtime.notFoundPath', 'runtime/errors/NotFoundPage.tsx']],
  },
  {
    section: 8,
    en: 'Page Not Found: {path}',
    ru: 'Не найдена страница: {path}',
    shownBy: [['runtime.malformedPath', 'runtime/errors/NotFoundPage.tsx']],
  },
  {
    section: 8,
    en: 'Page not found!',
    ru: 'Страница не найдена!',
    shownBy: [
      ['runtime.notFound', 'runtime/errors/page-error.ts'],
      ['errors.not-found', 'runtime/notifications/api-error-notice.ts'],
    ],
  },
  {
    section: 8,
    en: 'Oops... Something went wrong.',
    ru: 'Ой… Что-то пошло не так.',
    shownBy: [
      ['runtime.somethingWentWrong', 'runtime/errors/page-error.ts'],
      ['errors.internal', 'runtime/notifications/api-error-notice.ts'],
    ],
  },
  {
    section: 8,
    en: 'Unexpected error',
    ru: 'Непредвиденная ошибка',
    shownBy: [['runtime.unexpectedError', 'runtime/errors/page-error.ts']],
  },
  {
    section: 8,
    en: 'An error occurred, the items in the cart may have changed',
    ru: 'Произошла ошибка: товары в корзине могли измениться',
    shownBy: [
      ['cart.changed', 'web/screens/cart/parts/CartDay.tsx'],
      ['order.failedChanged', 'web/flows/checkout/parts/FailureBanner.tsx'],
      ['errors.cart-changed', 'runtime/notifications/api-error-notice.ts'],
    ],
  },
  {
    section: 8,
    en: 'An unexpected error occurred',
    ru: 'Произошла непредвиденная ошибка',
    shownBy: [
      ['order.failedOther', 'web/flows/checkout/parts/FailureBanner.tsx'],
      ['errors.unexpected', 'runtime/notifications/api-error-notice.ts'],
    ],
  },
  {
    section: 8,
    en: 'Nothing found',
    ru: 'Ничего не найдено',
    shownBy: [
      ['catalog.nothingFound', 'web/screens/catalog/states/NothingFound.tsx'],
      ['catalog.showPositions', 'web/screens/catalog/filters/FilterDialog.tsx'],
      ['transactions.nothingFound', 'web/components/transaction-list/TransactionList.tsx'],
      ['users.nothingFound', 'web/screens/users/parts/UsersList.tsx'],
    ],
  },
  {
    section: 8,
    en: 'Link has expired. You cannot verify your email using this link.',
    ru: 'Срок действия ссылки истёк. Подтвердить почту по этой ссылке нельзя.',
    shownBy: [
      ['auth.signupLinkExpired', 'web/screens/signup/SignupExpiredScreen.tsx'],
      ['errors.link-expired', 'runtime/notifications/api-error-notice.ts'],
    ],
  },
]

type Catalog = Readonly<Record<string, string>>

const shop = import.meta.glob<Catalog>('./messages/*/*.json', { import: 'default', eager: true })
const runtime = import.meta.glob<Catalog>('../../../../packages/app-runtime/src/i18n/messages/*/*.json', {
  import: 'default',
  eager: true,
})

function catalogOf(locale: 'ru' | 'en'): Catalog {
  const topics = Object.entries({ ...shop, ...runtime }).filter(([path]) => path.includes(`/${locale}/`))
  return Object.assign({}, ...topics.map(([, catalog]) => catalog)) as Catalog
}

const [ru, en] = [catalogOf('ru'), catalogOf('en')]
const folders = { web: '../', runtime: '../../../../packages/app-runtime/src/' } as const
const sources: Readonly<Record<string, string>> = {
  ...import.meta.glob<string>('../{components,flows,screens}/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>(
    '../../../../packages/app-runtime/src/{errors,forms,notifications,resource-view,signin}/*.{ts,tsx}',
    { query: '?raw', import: 'default', eager: true },
  ),
}

function sourceOf(file: string): string {
  const [folder, ...rest] = file.split('/')
  return sources[folders[folder as keyof typeof folders] + rest.join('/')] ?? ''
}

/** Whether a file names a message, by its id or by a template that makes it. */
function names(source: string, id: string): boolean {
  const topics = id.split('.').slice(0, -1)
  return (
    source.includes(`'${id}'`) || source.includes(`"${id}"`) || source.includes(`\`${topics.join('.')}.\${`)
  )
}

const shown = specifiedMessages.flatMap(({ shownBy, ...message }) =>
  shownBy.map(([id, file]) => ({ ...message, id, file })),
)

describe.each(shown)('section $section: “$en”', ({ id, file, ...said }) => {
  test(`${id} says it in both languages`, () => {
    expect(en[id]).toContain(said.en)
    expect(ru[id]).toContain(said.ru)
  })

  test(`${file} shows ${id}`, () => {
    expect(names(sourceOf(file), id)).toBe(true)
  })
})
