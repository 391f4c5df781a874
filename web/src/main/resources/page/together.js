// Where there is no server: a page whose files are of another version than those it would get from now on is loaded once
// more, whole. Runs before all modules, since those of two versions may not even start together.
(() => {
  const container = navigator.serviceWorker;
  if (!container) return;
  const ask = () => container.controller?.postMessage("which version?");
  container.addEventListener("message", ({ data }) => {
    if (data.version !== document.documentElement.dataset.version) location.reload();
  });
  container.addEventListener("controllerchange", ask);
  container.startMessages();
  ask();
})();
