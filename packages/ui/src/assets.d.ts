declare module '*.svg?no-inline' {
  const url: string
  export default url
}

declare module '*?raw' {
  const text: string
  export default text
}
