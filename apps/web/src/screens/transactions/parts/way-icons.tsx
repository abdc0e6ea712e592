import type { TopUpMethod } from '@flower-market/flower-domain'
import { createIcon } from '@flower-market/ui'

/** The sign of each way to top up. */
export const wayIcons: Readonly<Record<TopUpMethod, ReturnType<typeof createIcon>>> = {
  QRCODE: createIcon('M3 3h5v5H3zM12 3h5v5h-5zM3 12h5v5H3zM12 12h2v2M17 12v2M12 17h2M17 17h0'),
  CARD: createIcon('M2 5h16v11H2zM2 9h16M5 13h3'),
  CHECK: createIcon('M5 2h7l3 3v13H5zM8 9h5M8 12h5M8 15h3'),
  CRYPTO: createIcon('M10 2.4a7.6 7.6 0 1 1 0 15.2a7.6 7.6 0 0 1 0-15.2ZM6.4 6.8h7.2M10 6.8V14'),
  CASH: createIcon('M2 5.5h16v9H2zM10 7.8a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 0 1 0-4.4Z'),
}

/** Money that goes to somebody. */
export const TransferIcon = createIcon('M3 10h13M11.5 5.5 16 10l-4.5 4.5')
/** Money that becomes other money. */
export const ExchangeIcon = createIcon('M4 7h12M4 13h12M13 4l3 3-3 3M7 10l-3 3 3 3')
