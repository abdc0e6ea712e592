import * as client from 'react-dom/client'

/**
 * React's renderer for a browser, evaluated here: the shop's build puts this module into React's own file. Where another module imports the
 * renderer, it is evaluated with that module, in the same task as the rest of the app.
 */
export const { createRoot, hydrateRoot } = client
