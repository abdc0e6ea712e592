export { Countdown, type CountdownProps } from './Countdown.tsx'
export { serverOffsetMs } from './server-clock.ts'
