export function BootMark() {
  return (
    <div className="boot-mark">
      <img src="/icons/icon.svg" alt="" width="72" height="72" />
    </div>
  );
}
