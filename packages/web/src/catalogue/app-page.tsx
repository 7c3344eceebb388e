export function AppPage() {
  return <h1>AppPage</h1>
}
