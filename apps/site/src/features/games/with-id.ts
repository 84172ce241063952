/** The favourites with one of them on or off. */
export function withId(ids: readonly string[], id: string, isOn: boolean): string[] {
  const others = ids.filter((known) => known !== id);
  return isOn ? [...others, id] : others;
}
