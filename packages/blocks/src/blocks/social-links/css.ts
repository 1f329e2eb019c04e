export const css = `
.sqs-svg-icon--list{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:var(--s-2,.5rem)}
.social-icon-alignment-center .sqs-svg-icon--list{justify-content:center}
.social-icon-alignment-right .sqs-svg-icon--list{justify-content:flex-end}
.sqs-svg-icon--wrapper{display:inline-flex;align-items:center;justify-content:center;gap:var(--s-2,.5rem);min-width:2.75rem;min-height:2.75rem;color:inherit;text-decoration:none;box-sizing:border-box;overflow-wrap:anywhere}
.sqs-svg-icon--wrapper:has(.social-icon-name){padding-inline:var(--s-2,.5rem)}
.sqs-svg-icon--social{flex:none;width:1.5rem;height:1.5rem;fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
.social-icons-size-small .sqs-svg-icon--social{width:1.15rem;height:1.15rem}
.social-icons-size-large .sqs-svg-icon--social{width:2rem;height:2rem}
.social-icons-size-large .sqs-svg-icon--wrapper{min-width:3.5rem;min-height:3.5rem}
.social-icons-style-square .sqs-svg-icon--wrapper,.social-icons-style-round .sqs-svg-icon--wrapper{border:var(--stroke,1.5px) solid currentColor}
.social-icons-style-round .sqs-svg-icon--wrapper{border-radius:999px}
.v6-visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`
