/** Adds properties to `target` without overwriting existing ones. */
export function mergeInto(target: object, more: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(more))
    if (!Reflect.has(target, name)) Reflect.set(target, name, value)
}
