export function ConsolePage() {
  return null
}
