/** Where orders can be picked up; hours in Moscow time. */
export const pickupPoint = { address: 'Москва, Складской проезд, 12', hours: '07:00–19:00' }
