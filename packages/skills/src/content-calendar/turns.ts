/** Three reels and two stories take turns: reel, story, reel, story, reel. */
export function inTurns<Kind>(kinds: readonly { of: Kind; times: number }[]): Kind[] {
  const most = Math.max(0, ...kinds.map(({ times }) => times))
  return Array.from({ length: most }, (_, round) =>
    kinds.filter(({ times }) => times > round).map(({ of }) => of),
  ).flat()
}
