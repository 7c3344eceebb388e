import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'

/** A part of `rare-pages.ts`, which arrives when it is first shown. It and its export have the same name. */
export const rare = <Name extends keyof typeof import('./rare-pages.ts').pages>(name: Name) =>
  lazyRouteComponent(async () => {
    const { pages } = await import('./rare-pages.ts')
    return (await pages[name]()) as unknown as Record<Name, RouteComponent>
  }, name)
