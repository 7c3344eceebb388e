import { storeName } from './shell/operator.ts'

/** Hands a file to the browser, which puts it where the reader keeps downloads: named for the store that it comes from. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = [...(storeName.toLowerCase().match(/[a-z0-9]+/g) ?? []), name].join('-')
  link.click()
  URL.revokeObjectURL(address)
}
