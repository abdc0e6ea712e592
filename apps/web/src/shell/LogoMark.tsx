/** The shop's mark: a rose in the hand of the flower pictures. */
export const LogoMark = () => (
  <svg viewBox="-24 -26 48 88" width="20" height="36" aria-hidden="true">
    <path
      d="M0 14C1 30-1 40 0 60"
      fill="none"
      stroke="var(--plant-stem)"
      strokeWidth="3.2"
      strokeLinecap="round"
    />
    <path d="M0 42c6-11 14-14 22-11-4 9-12 13-22 11Z" fill="var(--plant-leaf)" />
    <path d="M0 50c-5-11-12-14-21-12 4 9 11 14 21 12Z" fill="var(--plant-stem)" />
    <path d="M0 21C-16 21-24 8-21-6c7 2 15 10 21 27Z" fill="#b0202e" />
    <path d="M0 21C16 21 24 8 21-6c-7 2-15 10-21 27Z" fill="#7d1624" />
    <path d="M0 20C-14 18-20 2-15-13-6-10 2 2 0 20Z" fill="#cf5a60" />
    <path d="M0 20C14 18 20 2 15-13 6-10-2 2 0 20Z" fill="#b0202e" />
    <path d="M-12-11c0-9 8-13 13-12 7 0 12 5 11 12 1 9-6 21-12 28-7-8-13-19-12-28Z" fill="#b0202e" />
    <path d="M-12-11c3 8 21 8 24 0-2 11-8 19-12 23-5-4-11-12-12-23Z" fill="#cf5a60" />
    <ellipse cy="-12.5" rx="10.4" ry="6.6" fill="#7d1624" />
    <path
      d="M-7-13c1-5 13-5 14.4 0C6-9-1-8.6-2.6-12-2-15 4-15 4-12.4"
      fill="none"
      stroke="#e19a9c"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
  </svg>
)
