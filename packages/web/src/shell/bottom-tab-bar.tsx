import { TabLinks } from './tab-links.tsx'

/** The mobile bottom tab bar. It exists but is hidden: the top tabs work at every width (specification section 2). */
export function BottomTabBar() {
  return (
    <nav hidden data-testid="bottom-tab-bar">
      <TabLinks />
    </nav>
  )
}
