export function ForgePage() {
  return null
}
