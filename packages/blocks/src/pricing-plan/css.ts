import { css as button } from '../button/css.ts'

export const css = `${button}
.pricing-plans{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:var(--s-5,1.25rem);margin:0;padding:0;list-style:none}
.pricing-plan{display:flex;flex-direction:column;gap:var(--s-3,.75rem);min-width:0;overflow-wrap:break-word}
.pricing-plan>*{margin:0}
.pricing-plans-design-card .pricing-plan{padding:var(--s-6,1.5rem);border:var(--hair,1px) solid var(--line,currentColor);border-radius:var(--radius-s,.25rem)}
.pricing-plans-design-plain .pricing-plan{padding-block:var(--s-4,1rem);border-block-start:var(--hair,1px) solid var(--line,currentColor)}
.pricing-plans .pricing-plan.is-highlighted{border-color:var(--accent,currentColor);box-shadow:0 0 0 1px var(--accent,currentColor)}
.pricing-plans-design-plain .pricing-plan.is-highlighted{border-block-start-width:3px;box-shadow:none}
.pricing-plan-badge{align-self:flex-start;padding:.2em .7em;border-radius:1em;background:var(--accent,CanvasText);color:var(--on-accent,Canvas);font-size:.8125em;font-weight:600}
.pricing-plan-description{color:var(--ink-soft,inherit)}
.pricing-plan-cost{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 .5em}
.pricing-plan-price{font-size:var(--step-3,1.9rem);font-weight:600;line-height:1.15}
.pricing-plan-period{color:var(--ink-soft,inherit)}
.pricing-plan-perks{display:grid;gap:var(--s-2,.5rem);padding:0;list-style:none;text-align:start}
.pricing-plan-perks>li{position:relative;padding-inline-start:1.6em}
.pricing-plans-mark-none .pricing-plan-perks>li{padding-inline-start:0}
.pricing-plans-mark-check .pricing-plan-perks>li::before{content:"";position:absolute;inset-block-start:.3em;inset-inline-start:.3em;width:.35em;height:.7em;border:solid currentColor;border-width:0 2px 2px 0;rotate:45deg}
.pricing-plans-mark-dot .pricing-plan-perks>li::before{content:"";position:absolute;inset-block-start:.6em;inset-inline-start:.3em;width:.4em;height:.4em;border-radius:50%;background:currentColor}
.pricing-plan-action{margin-block-start:auto;padding-block-start:var(--s-3,.75rem)}
.pricing-plan-action[hidden],.pricing-plan-action:empty{display:none}
.pricing-plan-notice{margin:0}
.pricing-plan-button{width:100%;border:0;cursor:pointer;font:inherit}
.pricing-plan-enter{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit}
.pricing-plans-align-center .pricing-plan{text-align:center}
.pricing-plans-align-center .pricing-plan-badge{align-self:center}
.pricing-plans-align-center .pricing-plan-cost{justify-content:center}
.pricing-plans-align-center .pricing-plan-perks{justify-content:center}
`
