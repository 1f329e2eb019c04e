/**
 * The styles of the overlay. It is in a shadow root, so that neither the site's styles nor these reach the other. The
 * colors are those of the studio's tokens in light, because the page below is the owner's.
 */
export const overlayCss = `
:host{
  all:initial;position:absolute;inset:0 auto auto 0;width:0;height:0;z-index:2147483647;pointer-events:none;
  --select:#2a44c4;--on-select:#ffffff;--columns:rgb(42 68 196 / .07);--ghost:rgb(42 68 196 / .14);--other:#7d4b00;--guide:#b3127a;
  font:540 13px/1.4286 'Inter Variable',system-ui,sans-serif;color:var(--on-select);
}
.box{position:absolute;box-sizing:border-box;border:1px solid var(--select)}
.box[data-role=block]{border-width:2px}
.box[data-role=hover]{border-style:dashed}
.box[data-role=ghost]{background:var(--ghost);border-width:2px}
.box[data-role=guide]{border:0;background:var(--guide)}
.box[data-role=other]{border:2px dashed var(--other)}
.badge[data-role=other]{background:var(--other);border-radius:0 0 3px 3px}
.columns{position:absolute;background:var(--columns)}
.badge{position:absolute;padding:1px 8px;border-radius:3px 3px 0 0;background:var(--select);white-space:nowrap;max-width:20rem;overflow:hidden;text-overflow:ellipsis}
.badge[data-at=bottom]{border-radius:3px;translate:-50% 0}
.handle{position:absolute;width:24px;height:24px;translate:-50% -50%;padding:0;border:0;background:none;pointer-events:auto;touch-action:none}
.handle::after{content:'';position:absolute;inset:7px;border:2px solid var(--select);border-radius:2px;background:var(--on-select)}
.handle[data-handle=n],.handle[data-handle=s]{cursor:ns-resize}
.handle[data-handle=e],.handle[data-handle=w]{cursor:ew-resize}
.handle[data-handle=ne],.handle[data-handle=sw]{cursor:nesw-resize}
.handle[data-handle=nw],.handle[data-handle=se]{cursor:nwse-resize}
.add{position:absolute;width:28px;height:28px;translate:-50% -50%;padding:0;border:0;border-radius:50%;background:var(--select);color:var(--on-select);font-size:18px;line-height:28px;text-align:center;pointer-events:auto;cursor:pointer}
.rail{position:absolute;width:24px;height:48px;translate:-50% -50%;border-radius:4px;background:var(--select);color:var(--on-select);font-size:16px;line-height:48px;text-align:center;pointer-events:auto;cursor:grab;touch-action:none}
.sink{position:fixed;inset:0;opacity:0;pointer-events:none;outline:0}
.sink:focus-visible~.frame{position:fixed;inset:0;box-shadow:inset 0 0 0 2px var(--select)}
@media (pointer:coarse){.handle{width:44px;height:44px}.handle::after{inset:15px}.add{width:44px;height:44px;line-height:44px}}
@media (forced-colors:active){.box{border-color:Highlight}.handle::after{border-color:Highlight;background:Canvas}}
`
