// The address is still the one that was wanted: opening it again is all there is to do.
const retry = () => window.location.reload();
document.getElementById('retry')?.addEventListener('click', retry);
window.addEventListener('online', retry);
