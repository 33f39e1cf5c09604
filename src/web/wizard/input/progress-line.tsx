/** A bar that fills. */

export function ProgressLine({ label, percent }: { readonly label: string; readonly percent: number }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1.5 overflow-hidden rounded-full bg-line"
    >
      <div
        className="h-full rounded-full bg-accent transition-[width] duration-200 ease-settle"
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
