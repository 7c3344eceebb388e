export function CataloguePage() {
  return <h1>CataloguePage</h1>
}
