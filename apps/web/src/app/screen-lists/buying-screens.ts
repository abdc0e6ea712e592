import type { buyingRoutes } from '../../routes/buying-routes.ts'
import type { ScreensOf } from './screen-list.ts'

/** The code of the pages from the catalog to the order. */
export const screens: ScreensOf<typeof buyingRoutes> = {
  catalogBanner: () => import('../../screens/catalog/CatalogBannerScreen.tsx'),
  assortment: () => import('../../screens/assortment/AssortmentScreen.tsx'),
  plantation: () => import('../../screens/plantation/PlantationScreen.tsx'),
  auction: () => import('../../screens/auction/AuctionScreen.tsx'),
  cart: () => import('../../screens/cart/CartScreen.tsx'),
  list: () => import('../../screens/list/ListScreen.tsx'),
  savedLists: () => import('../../screens/saved-lists/SavedListsScreen.tsx'),
  standingOrders: () => import('../../screens/standing-orders/StandingOrdersScreen.tsx'),
  standingOrder: () => import('../../screens/standing-order/StandingOrderScreen.tsx'),
  order: () => import('../../screens/order/OrderScreen.tsx'),
  orderMyself: () => import('../../screens/order-myself/OrderMyselfScreen.tsx'),
  confirm: () => import('../../screens/confirm/ConfirmScreen.tsx'),
  confirmOld: () => import('../../screens/confirm/ConfirmOldScreen.tsx'),
  orderPlaced: () => import('../../screens/order-placed/OrderPlacedScreen.tsx'),
  requestsSent: () => import('../../screens/order-placed/RequestsSentScreen.tsx'),
  history: () => import('../../screens/history/HistoryScreen.tsx'),
  documents: () => import('../../screens/documents/DocumentsScreen.tsx'),
  claim: () => import('../../screens/claim/ClaimScreen.tsx'),
  historyOrder: () => import('../../screens/history-order/HistoryOrderScreen.tsx'),
  historyToOrder: () => import('../../screens/history-order/HistoryToOrderScreen.tsx'),
  historyPlantation: () => import('../../screens/history-order/HistoryPlantationScreen.tsx'),
  plantationRequests: () => import('../../screens/plantation-requests/PlantationRequestsScreen.tsx'),
  plantationRequest: () => import('../../screens/plantation-requests/PlantationRequestScreen.tsx'),
  plantationLots: () => import('../../screens/plantation-lots/PlantationLotsScreen.tsx'),
  plantationShipping: () => import('../../screens/plantation-shipping/PlantationShippingScreen.tsx'),
}
