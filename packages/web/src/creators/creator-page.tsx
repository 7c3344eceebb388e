export function CreatorPage() {
  return null
}
