import { STUDIO_FONT } from './studio-font.ts'

/**
 * The styles of the overlay, and of the tools of a text in it. It is in a shadow root, so that neither the site's styles nor these reach the other. The
 * colors are those of the studio's tokens in light, because the page below is the owner's. A canvas that is shown smaller
 * has `--enlarged`, the factor by which marks, badges and tools are drawn larger, so that they keep their size on the screen.
 */
export const overlayCss = `
:host{
  all:initial;position:absolute;inset:0 auto auto 0;width:0;height:0;z-index:2147483647;pointer-events:none;
  --enlarged:1;--select:#2a44c4;--on-select:#ffffff;--columns:rgb(42 68 196 / .3);--ghost:rgb(42 68 196 / .14);--other:#7d4b00;--guide:#b3127a;
  font:540 13px/1.4286 '${STUDIO_FONT}',system-ui,sans-serif;color:var(--on-select);
}
.box{position:absolute;box-sizing:border-box;border:calc(1px * var(--enlarged)) solid var(--select)}
.box[data-role=block]{border-width:calc(2px * var(--enlarged))}
.box[data-role=hover]{border-style:dashed}
.box[data-role=ghost]{background:var(--ghost);border-width:calc(2px * var(--enlarged))}
.box[data-role=guide]{border:0;background:var(--guide)}
.box[data-role=other]{border:calc(2px * var(--enlarged)) dashed var(--other)}
.badge[data-role=other]{background:var(--other);border-radius:0 0 3px 3px;transform-origin:0 0}
.columns{position:absolute;box-sizing:border-box;border:solid var(--columns);border-width:0 calc(1px * var(--enlarged))}
.badge{position:absolute;padding:1px 8px;border-radius:3px 3px 0 0;background:var(--select);white-space:nowrap;max-width:20rem;overflow:hidden;text-overflow:ellipsis;scale:var(--enlarged);transform-origin:0 100%}
.badge[data-at=bottom]{border-radius:3px;translate:-50% 0;transform-origin:50% 0}
.handle{position:absolute;width:24px;height:24px;translate:-50% -50%;scale:var(--enlarged);padding:0;border:0;background:none;pointer-events:auto;touch-action:none}
.handle::after{content:'';position:absolute;inset:7px;border:2px solid var(--select);border-radius:2px;background:var(--on-select)}
.handle[data-handle=n],.handle[data-handle=s]{cursor:ns-resize}
.handle[data-handle=e],.handle[data-handle=w]{cursor:ew-resize}
.handle[data-handle=ne],.handle[data-handle=sw]{cursor:nesw-resize}
.handle[data-handle=nw],.handle[data-handle=se]{cursor:nwse-resize}
.add{position:absolute;scale:var(--enlarged);width:28px;height:28px;translate:-50% -50%;padding:0;border:0;border-radius:50%;background:var(--select);color:var(--on-select);font-size:18px;line-height:28px;text-align:center;pointer-events:auto;cursor:pointer}
.rail{position:absolute;scale:var(--enlarged);width:24px;height:48px;translate:-50% -50%;border-radius:4px;background:var(--select);color:var(--on-select);font-size:16px;line-height:48px;text-align:center;pointer-events:auto;cursor:grab;touch-action:none}
.edge{position:absolute;height:calc(12px * var(--enlarged));translate:0 -50%;pointer-events:auto;cursor:ns-resize;touch-action:none}
.edge::after{content:'';position:absolute;inset:0 auto 0 calc(50% + 40px * var(--enlarged));width:calc(48px * var(--enlarged));margin-block:calc(2px * var(--enlarged));border:calc(2px * var(--enlarged)) solid var(--select);border-radius:4px;background:var(--on-select);box-sizing:border-box}
.sink{position:fixed;inset:0;opacity:0;pointer-events:none;outline:0}
.sink:focus-visible~.frame{position:fixed;inset:0;box-shadow:inset 0 0 0 calc(2px * var(--enlarged)) var(--select)}
@media (pointer:coarse){.handle{width:44px;height:44px}.handle::after{inset:15px}.add{width:44px;height:44px;line-height:44px}.edge{height:calc(24px * var(--enlarged))}}
.toolbar{position:absolute;display:flex;flex-wrap:wrap;align-items:center;gap:2px;box-sizing:border-box;width:max-content;padding:4px;border:1px solid #deded8;scale:var(--enlarged);transform-origin:0 0;border-radius:10px;background:#ffffff;color:#1a1a18;box-shadow:0 4px 10px rgb(26 26 24 / .1),0 16px 40px rgb(26 26 24 / .14);pointer-events:auto;font:420 14px/1.4286 '${STUDIO_FONT}',system-ui,sans-serif}
.toolbar button,.toolbar select,.toolbar input{height:32px;min-width:32px;padding:0 8px;border:0;border-radius:6px;background:none;color:inherit;font:inherit}
.toolbar select{max-width:7rem;text-overflow:ellipsis}.toolbar [data-name=color]{width:5.5rem}
.toolbar input:not([type=checkbox]){flex:1;min-width:0;border:1px solid #8b8b84}
.toolbar input[aria-invalid=true]{border-color:#b0261c}
.toolbar button:hover,.toolbar select:hover{background:#f1f1ee}
.toolbar button[aria-pressed=true]{background:#eef0fc;color:#2a44c4}
.toolbar :focus-visible{outline:2px solid #2a44c4;outline-offset:1px}
.toolbar form{display:flex;flex-wrap:wrap;gap:4px;align-items:center;width:0;min-width:100%;padding-top:4px;border-top:1px solid #deded8}
.toolbar [data-name=apply-link]{border:1px solid #8b8b84;padding:0 12px;font-weight:540}
.toolbar form>:is(ul,div,.error,.words){flex-basis:100%}
.toolbar form>div{display:flex;flex-wrap:wrap;align-items:center;gap:4px}
.toolbar label{display:flex;align-items:center;gap:6px;min-height:32px;padding:0 4px;margin-inline-end:auto}
.toolbar label:has(:disabled){color:#6b6b66}
.toolbar [type=checkbox]{height:16px;min-width:16px;width:16px;margin:0;accent-color:#2a44c4}
.toolbar ul{max-height:30vh;overflow:auto;margin:0;padding:0;list-style:none}
@media (max-width:480px){.toolbar:has(form)>:not(form){display:none}.toolbar:has(form){width:30rem}.toolbar form{border:0;padding:0}}
.toolbar li{display:flex;align-items:center;justify-content:space-between;gap:12px;min-height:32px;padding:0 8px;border-radius:6px;cursor:pointer}
.toolbar li:hover{background:#f1f1ee}
.toolbar li[aria-selected=true]{background:#eef0fc;color:#2a44c4}
.toolbar li>*{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.toolbar small{flex:none;max-width:50%;font-size:12px;color:#5c5c57}
.toolbar svg{display:block;width:16px;height:16px;margin:auto;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.toolbar .error{color:#b0261c;padding:0 4px}
@media (pointer:coarse){.toolbar :is(button,select,input:not([type=checkbox])){height:44px;min-width:44px}.toolbar :is(li,label){min-height:44px}.toolbar:not(:has(form)){flex-wrap:nowrap;overflow-x:auto}.toolbar>*{flex:none}}
@media (forced-colors:active){
.box{border-color:Highlight}.handle::after{border-color:Highlight;background:Canvas}
.box[data-role=guide]{forced-color-adjust:none;background:Highlight}
.sink:focus-visible~.frame{outline:calc(2px * var(--enlarged)) solid Highlight;outline-offset:calc(-2px * var(--enlarged))}
.edge::after{border-color:Highlight;background:Canvas}
.add,.rail,.badge,.toolbar button[aria-pressed=true],.toolbar li[aria-selected=true]{forced-color-adjust:none;background:Highlight;color:HighlightText}
}
`
