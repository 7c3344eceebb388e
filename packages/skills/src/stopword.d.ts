declare module 'stopword' {
  export const eng: readonly string[]
  export const ara: readonly string[]
}
